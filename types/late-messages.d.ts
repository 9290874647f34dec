declare module '*.json?idle' {
  const messages: import('@/lib/i18n/merge-messages').Messages
  export default messages
}

declare module '*.json?pressed' {
  const messages: import('@/lib/i18n/merge-messages').Messages
  export default messages
}
