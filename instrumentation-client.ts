// Read here, React is ready one task before the page wakes (`lib/store/start-script.ts`); together they would hold up a
// press for twice as long.
import 'react-dom/client'
