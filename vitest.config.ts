import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = new URL('./', import.meta.url).pathname

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@/': root,
      'server-only': `${root}tests/support/empty.ts`,
      'client-only': `${root}tests/support/empty.ts`,
    },
  },
  test: {
    include: ['tests/{unit,component,contract}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/wait-longer.ts', 'tests/support/web-locks.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { inline: ['next-intl'] } },
  },
})
