/** After how many milliseconds a notification hides by itself (NTF-03). */
export const notificationHidesAfterMs = 5000

/** NTF-04, NTF-05, DEC-NTF-2: the toast of a change of connectivity; offline stays until back online. */
export function connectivityNotification(isOnline: boolean): Readonly<{
  text: 'back_online' | 'offline'
  variant: 'success' | 'warning'
  autoHide: boolean
}> {
  return isOnline
    ? { text: 'back_online', variant: 'success', autoHide: true }
    : { text: 'offline', variant: 'warning', autoHide: false }
}
