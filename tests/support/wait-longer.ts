// A long limit in ms for slow machines; passing tests do not wait for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 20_000 })
}

export {}
