// Looks through the whole site while somebody types; without it the pages are whole, and the field is not
// there.
const form = document.querySelector('form[role=search]')
const field = form.querySelector('input')
const list = form.querySelector('ul')
let sections

form.hidden = false
form.addEventListener('submit', (event) => event.preventDefault())
field.addEventListener('focus', () => {
  sections ??= fetch(form.dataset.index).then((answer) => answer.json())
})
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  field.value = ''
  list.replaceChildren()
})
field.addEventListener('input', () => void show())

async function show() {
  sections ??= fetch(form.dataset.index).then((answer) => answer.json())
  const known = await sections
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const found =
    words.length === 0 ? [] : known.filter(({ text }) => words.every((word) => text.includes(word)))
  const named = ({ title }) => words.every((word) => title.toLowerCase().includes(word))
  const items = [...found.filter(named), ...found.filter((one) => !named(one))]
    .slice(0, 8)
    .map(({ address, title }) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: title })
      const item = document.createElement('li')
      item.append(link)
      return item
    })
  if (items.length === 0 && words.length > 0)
    items.push(Object.assign(document.createElement('li'), { textContent: form.dataset.nothing }))
  list.replaceChildren(...items)
}
