export type ToastVariant = 'error' | 'info' | 'success' | 'warning' | 'iris'

export type Toast = {
  id: string
  variant: ToastVariant
  title: string
  message?: string
  /** `false` stays until closed. */
  autoHide: boolean
}

/** How many are shown at once (DEC-NTF-1). */
export const maxToasts = 3

/** Puts a toast at the end. One with the same id is replaced, so a repeated message does not pile up. */
export function addToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const rest = toasts.filter(({ id }) => id !== toast.id)
  return [...withRoom(rest), toast]
}

export function closeToast(toasts: readonly Toast[], id: string): Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}

/**
 * What is on the screen: the newest three, the newest last. Toasts that stay come back when there is room.
 */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.slice(-maxToasts)
}

/**
 * Makes room by letting the oldest go that would have hidden by itself; those that stay until closed are
 * kept.
 */
function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length < maxToasts) return toasts
  const oldest = toasts.find(({ autoHide }) => autoHide)
  return oldest ? toasts.filter((toast) => toast !== oldest) : toasts
}
