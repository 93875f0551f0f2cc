import { createStore } from '@daftar/ui/store'
import { addToast, closeToast, type Toast } from '@daftar/ui/toast-queue'
import type { NewToast } from '@daftar/ui/use-toasts'

/**
 * Toasts of the whole page: for what finished or happened elsewhere; errors stay where the user is looking.
 */
export const toastStore = createStore<readonly Toast[]>([])

let made = 0

/**
 * Shows a toast; one with the same id is replaced. Hides after 5 seconds unless told otherwise (NTF-01,
 * NTF-03).
 */
export function showToast(toast: NewToast): void {
  const id = toast.id ?? `toast-${++made}`
  toastStore.set(addToast(toastStore.get(), { ...toast, id, autoHide: toast.autoHide ?? true }))
}

export function closeToastById(id: string): void {
  toastStore.set(closeToast(toastStore.get(), id))
}
