import { Languages } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { linkClass } from './link.tsx'
import styles from './language-toggle.module.css'

export type LanguageToggleProps = {
  /** The other language's own name in its own script ("العربية"): whoever needs it can read it. */
  name: string
  /** The other language's code, so that a screen reader speaks the name right. */
  lang: string
  onPress: () => void
  icon?: boolean
}

/** Switches to the other language. */
export function LanguageToggle({ name, lang, onPress, icon = false }: LanguageToggleProps) {
  return (
    <button
      type="button"
      lang={lang}
      className={cx(linkClass({ look: 'alone' }), styles.toggle)}
      onClick={onPress}
    >
      {icon ? <Languages aria-hidden="true" /> : null}
      {name}
    </button>
  )
}
