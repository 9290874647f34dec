import localFont from 'next/font/local'

// R-PAGE-10: two weights of the sans-serif and one serif, preloaded on every page
export const poppins = localFont({
  src: [
    { path: '../../../node_modules/@fontsource/poppins/files/poppins-latin-400-normal.woff2', weight: '400' },
    { path: '../../../node_modules/@fontsource/poppins/files/poppins-latin-500-normal.woff2', weight: '500' },
  ],
  variable: '--font-poppins',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

export const newsreader = localFont({
  src: '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-300-normal.woff2',
  weight: '300',
  variable: '--font-newsreader',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})
