declare module '*.json?late' {
  const messages: import('@/lib/i18n/merge-messages').Messages
  export default messages
}
