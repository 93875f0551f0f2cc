import { notificationHidesAfterMs } from '@daftar/rules/shell/frame/notifications'
import { useStore } from '@daftar/ui/store'
import { ToastRegion } from '@daftar/ui/toast-region'
import { m } from '@daftar/words'
import { closeToastById, toastStore } from './toasts.ts'

/** Where the toasts of the page appear. */
export function Toasts() {
  return (
    <ToastRegion
      toasts={useStore(toastStore)}
      onClose={closeToastById}
      label={m.shell_notifications()}
      closeLabel={m.common_close()}
      autoHideMs={notificationHidesAfterMs}
    />
  )
}
