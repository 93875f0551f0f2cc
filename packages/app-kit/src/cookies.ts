const yearSeconds = 365 * 24 * 60 * 60

/**
 * A choice of the user that the server reads before it sends the next page: language and theme, nothing else.
 */
export function keepCookie(name: 'daftar_lang' | 'daftar_theme', value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
