import { chooseLanguage, otherLanguage } from '@daftar/app-kit/language'
import { IconButton } from '@daftar/ui/icon-button'
import { useTheme, type ThemeChoice } from '@daftar/ui/use-theme'
import { m } from '@daftar/words'
import { Keyboard, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { initialsOf } from '../../shared/text/initials.ts'
import { roleText } from '../../shared/text/role-text.ts'
import { useSession } from '../../shared/session.ts'
import styles from './desk-foot.module.css'

type DeskFootProps = Readonly<{
  rail?: boolean
  onAccount: () => void
  onShortcuts: () => void
  onSignOut: () => void
}>

const nextTheme: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' }

/**
 * Who is signed in, and below it language, appearance, keys and the way out: in sight at every height of the
 * window.
 */
export function DeskFoot({ rail = false, onAccount, onShortcuts, onSignOut }: DeskFootProps) {
  const { name, roles } = useSession()
  const { choice, setChoice } = useTheme()
  const other = otherLanguage()
  return (
    <>
      <button
        type="button"
        className={rail ? `${styles.me} ${styles.onRail}` : styles.me}
        aria-label={rail ? name : undefined}
        title={rail ? name : undefined}
        onClick={onAccount}
      >
        <bdi className={styles.letters} aria-hidden="true">
          {initialsOf(name)}
        </bdi>
        {rail ? null : (
          <span className={styles.words}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <span className={styles.role}>{roles.map(roleText).join(m.desk_comma())}</span>
          </span>
        )}
      </button>
      <div className={rail ? `${styles.tools} ${styles.rail}` : styles.tools}>
        <IconButton
          lang={other}
          label={m.common_language_other()}
          icon={<Languages />}
          onClick={() => chooseLanguage(other)}
        />
        <IconButton
          label={themeText(choice)}
          icon={themeIcon(choice)}
          onClick={() => setChoice(nextTheme[choice])}
        />
        <IconButton label={m.desk_shortcuts()} icon={<Keyboard />} onClick={onShortcuts} />
        <IconButton label={m.desk_sign_out()} icon={<LogOut className={styles.out} />} onClick={onSignOut} />
      </div>
    </>
  )
}

function themeText(choice: ThemeChoice): string {
  switch (choice) {
    case 'light':
      return m.desk_theme_light()
    case 'dark':
      return m.desk_theme_dark()
    case 'system':
      return m.desk_theme_system()
  }
}

function themeIcon(choice: ThemeChoice) {
  switch (choice) {
    case 'light':
      return <Sun />
    case 'dark':
      return <Moon />
    case 'system':
      return <Monitor />
  }
}
