/** True under `npm run dev`; a build drops what depends on it. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development'
