import { createStore } from '@daftar/ui/store'
import { addToast, closeToast, type Toast, type ToastVariant } from '@daftar/ui/toast-queue'

/** Toasts of the whole console: for what finished, never for what failed where one is looking. */
export const toastStore = createStore<readonly Toast[]>([])

let made = 0

export function toast(variant: ToastVariant, title: string, message?: string): void {
  const id = `toast-${++made}`
  toastStore.set(
    addToast(toastStore.get(), { id, variant, title, autoHide: true, ...(message && { message }) }),
  )
}

export function dismissToast(id: string): void {
  toastStore.set(closeToast(toastStore.get(), id))
}
