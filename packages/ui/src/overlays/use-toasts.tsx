import { useCallback, useState } from 'react'
import { addToast, closeToast } from './toast-queue.tsx'
import type { Toast, ToastVariant } from './toast-queue.tsx'

export type NewToast = {
  id?: string
  variant: ToastVariant
  title: string
  message?: string
  autoHide?: boolean
}

let made = 0

/** State for one ToastRegion: `show` adds a toast and returns its id, `close` removes one. */
export function useToasts(): {
  toasts: readonly Toast[]
  show: (toast: NewToast) => string
  close: (id: string) => void
} {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const show = useCallback((toast: NewToast) => {
    const id = toast.id ?? `toast-${++made}`
    setToasts((now) => addToast(now, { ...toast, id, autoHide: toast.autoHide ?? true }))
    return id
  }, [])
  const close = useCallback((id: string) => setToasts((now) => closeToast(now, id)), [])
  return { toasts, show, close }
}
