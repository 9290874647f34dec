/** True under `npm run dev`. A build removes code that depends on it. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development'
