// Read here, React is ready before the page wakes (`lib/browser/start-script.mjs`), and in a task of its own, between the
// framework's and the waking: together the three would hold up a press three times as long.
setTimeout(() => import('react-dom/client'))
