// Waiting ends when what is waited for is there; how long that may take depends on the machine, not on the shop.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 20_000 })
}

export {}
