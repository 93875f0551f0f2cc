import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The question before an act, once it is asked. */
export async function question(name?: string) {
  return within(await screen.findByRole('alertdialog', name === undefined ? {} : { name }))
}

/** What stands beside the list, of one row. */
export async function drawer() {
  return within(await screen.findByRole('dialog'))
}

/** Whether a text stands on the page or comes to, apart from the choices of a filter. */
export async function said(text: string): Promise<boolean> {
  return (await screen.findAllByText(text, { ignore: 'option' })).length > 0
}

/** A text put into a field at once, over what stood there. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
