import type fi from '@/messages/fi.json'

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof fi
  }
}
