import type { Start } from '@/components/providers/behaviour-types'

/** The bar stands in for the button of the page: it comes when that has left upwards, and goes where the footer begins. */
export const start: Start = (root) => {
  const original = document.querySelector<HTMLButtonElement>('button[data-part="add"]')
  const footer = document.querySelector('body > footer, footer')
  const own = root.querySelector('button')
  const words = root.querySelector<HTMLElement>('[data-part="bar-size"]')
  const { sizeName = '{size}', chooseSize = '' } = root.dataset
  if (!original || !own) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const seen = { isPast: false, isAtFooter: false }

  const draw = () => root.toggleAttribute('data-shown', seen.isPast && !seen.isAtFooter)
  // everything below counts as seen, so that a jump from far down to the top is noticed too
  const above = new IntersectionObserver(
    ([change]) => {
      seen.isPast = change?.isIntersecting === false
      draw()
    },
    { rootMargin: '0px 0px 100000px 0px' },
  )
  const end = new IntersectionObserver(([change]) => {
    seen.isAtFooter = change?.isIntersecting === true
    draw()
  })
  above.observe(original)
  if (footer) end.observe(footer)

  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[name="size"]')]
  const tell = () => {
    const size = inputs().find((input) => input.checked)?.dataset.size
    if (words) words.textContent = size ? sizeName.replace('{size}', size) : chooseSize
  }
  const press = () => {
    const [first] = inputs()
    // without a size the page itself says what is missing, at the sizes
    if (!inputs().some((input) => input.checked)) first?.closest('fieldset')?.scrollIntoView({ block: 'center' })
    original.click()
  }
  own.addEventListener('click', press, { signal })
  document.addEventListener('change', tell, { signal })
  tell()
  return () => {
    stop.abort()
    above.disconnect()
    end.disconnect()
  }
}
