import { storageKeys } from '@daftar/client'
import { useState } from 'react'

/** Whether this account keeps the sidebar as a rail; expanded until chosen otherwise (NAV-04, DEC-NAV-2). */
export function useRail(accountId: string): [boolean, (collapsed: boolean) => void] {
  const key = storageKeys.sidebarCollapsed + accountId
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === '1')
  return [
    collapsed,
    (next) => {
      localStorage.setItem(key, next ? '1' : '0')
      setCollapsed(next)
    },
  ]
}
