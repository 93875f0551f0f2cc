/** Keys are ours: one that climbs out or hides a zero byte is a broken assumption, and throws. */
export function safeKey(key: string): string {
  if (!/^[\w-][\w./-]*$/.test(key) || key.split('/').some((part) => part === '' || part.startsWith('.')))
    throw new Error('not a storage key')
  return key
}
