import { useState } from 'react'

const storageKey = 'desk.rail'

/** Whether the sidebar is a rail; kept in this browser. */
export function useRail(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === 'yes')
  return [
    collapsed,
    (next) => {
      localStorage.setItem(storageKey, next ? 'yes' : 'no')
      setCollapsed(next)
    },
  ]
}
