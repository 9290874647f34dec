export default function Layout({ children }) {
  return (
    <html lang="fi">
      <body>{children}</body>
    </html>
  )
}
