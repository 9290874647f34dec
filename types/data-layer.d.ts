/** The queue that the tag manager's container reads. It exists only after the shopper has agreed to be measured. */
interface Window {
  dataLayer?: unknown[]
}
