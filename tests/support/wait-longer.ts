// In ms, eight times the library's own limit, for slow machines. An element that never comes fails after this time.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 8_000 })
}

export {}
