import { storageKeys } from '@daftar/client'
import { useState } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { parseViews, type SavedView } from '../../saved-views.ts'

/** One's own views, kept in this browser under one's own id until one signs out. */
export function useSavedViews(): [SavedView[], (views: SavedView[]) => void] {
  const key = storageKeys.orderViews + useAccount().id
  const [views, setViews] = useState(() => parseViews(localStorage.getItem(key)))
  function keep(next: SavedView[]) {
    setViews(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing has the view until the page is left.
    }
  }
  return [views, keep]
}
