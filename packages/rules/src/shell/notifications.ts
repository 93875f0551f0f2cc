/** NTF-02. */
export const notificationVariants = ['error', 'info', 'success', 'warning', 'iris'] as const
export type NotificationVariant = (typeof notificationVariants)[number]

/** NTF-01. `autoHide` false stays until it is closed (DEC-NTF-1). */
export type Notification = Readonly<{
  id: string
  autoHide: boolean
  variant: NotificationVariant
  title: string
  message: string
}>

/** NTF-03. */
export const notificationHidesAfterMs = 5000

/** DEC-NTF-1: at most this many show at once. */
export const notificationsMax = 3

/** DEC-NTF-1: newest last, the oldest gives way; a notification with the same id is replaced. */
export function withNotification(shown: readonly Notification[], added: Notification): Notification[] {
  return [...withoutNotification(shown, added.id), added].slice(-notificationsMax)
}

export function withoutNotification(shown: readonly Notification[], id: string): Notification[] {
  return shown.filter((notification) => notification.id !== id)
}

/** After how many milliseconds it hides by itself, or null when it stays (NTF-03, DEC-NTF-1). */
export function hidesAfterMs({ autoHide }: Pick<Notification, 'autoHide'>): number | null {
  return autoHide ? notificationHidesAfterMs : null
}

/** NTF-04, NTF-05, DEC-NTF-2: the toast of a change of connectivity; offline stays until back online. */
export function connectivityNotification(isOnline: boolean): Readonly<{
  text: 'back_online' | 'offline'
  variant: NotificationVariant
  autoHide: boolean
}> {
  return isOnline
    ? { text: 'back_online', variant: 'success', autoHide: true }
    : { text: 'offline', variant: 'warning', autoHide: false }
}
