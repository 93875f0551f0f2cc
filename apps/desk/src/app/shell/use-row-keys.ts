import { isTyping } from '@daftar/ui/is-typing'
import { useEffect } from 'react'

/**
 * J and K lead into the list of a screen from wherever one is not in it; from its first row on, the list
 * itself moves along its rows. By key position, so that an Arabic keyboard works as well.
 */
export function useRowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', enterList)
    return () => document.removeEventListener('keydown', enterList)
  }, [])
}

function enterList(event: KeyboardEvent): void {
  const { code, target, ctrlKey, metaKey, altKey } = event
  if ((code !== 'KeyJ' && code !== 'KeyK') || ctrlKey || metaKey || altKey || event.defaultPrevented) return
  if (isTyping(target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
  if (target instanceof HTMLElement && target.dataset['row'] !== undefined) return
  const first = document.querySelector<HTMLElement>('main [data-row]')
  if (!first) return
  event.preventDefault()
  first.focus()
}
