// Runs in the provider's frame: asks the parent page for permission before it pays, then sends it the address to open.

const facts = JSON.parse(document.getElementById('facts').textContent)
const { texts } = facts
const form = document.querySelector('form')
const alert = document.querySelector('[role=alert]')
const [pay, close] = document.querySelectorAll('button')
const provider = location.pathname.split('/')[2]

let isPaying = false
let isSuspended = false
let isClosed = false
let { amount, buyer } = facts

const tell = (message) => parent.postMessage({ ...message, token: facts.token }, facts.merchant)

function draw() {
  const words = { [String(isPaying)]: texts.working, [String(isSuspended)]: texts.waiting }
  pay.textContent = words.true ?? texts.pay.replace('{amount}', amount)
  pay.disabled = isPaying || isSuspended
  close.textContent = isClosed ? texts.open : texts.close
  close.disabled = isPaying
  for (const part of form.querySelectorAll('fieldset, .name, select, [type=submit]')) part.hidden = isClosed
  tell({ type: 'height', height: document.documentElement.scrollHeight })
}

function say(words) {
  alert.textContent = words
}

function stop(words) {
  isPaying = false
  say(words)
  draw()
}

async function send() {
  const { method, outcome } = Object.fromEntries(new FormData(form))
  const body = JSON.stringify({ token: facts.token, method, outcome })
  const answer = await fetch(`/payments/${provider}/pay`, { method: 'POST', body }).then((response) => response.json())
  if (answer.url) return tell({ type: 'go', url: answer.url, isPaid: answer.isPaid })
  if (answer.refused) stop(texts.refused)
}

async function refresh() {
  const answer = await fetch(`/payments/${provider}/session?token=${facts.token}`).then((response) => response.json())
  amount = answer.amount
  buyer = answer.buyer
  isSuspended = !answer.isOpen
  draw()
}

const COMMANDS = {
  suspend: () => {
    isSuspended = true
    draw()
  },
  resume: refresh,
  continue: () => send().catch(() => stop(texts.refused)),
  abort: () => stop(texts.stopped),
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin === facts.merchant && source === parent) COMMANDS[data?.type]?.()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (isPaying || isSuspended) return
  isPaying = true
  say('')
  draw()
  tell({
    type: 'before-submit',
    payload: { ...buyer, selectedPaymentMethodType: new FormData(form).get('method') },
  })
})
close.addEventListener('click', () => {
  isClosed = !isClosed
  say(isClosed ? texts.gone : '')
  draw()
})
isSuspended = !facts.isOpen
draw()
