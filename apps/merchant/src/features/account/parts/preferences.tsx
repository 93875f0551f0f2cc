import { Checkbox } from '@daftar/ui/checkbox'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { ThemeToggle } from '@daftar/ui/theme-toggle'
import { useStore } from '@daftar/ui/store'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { chooseLanguage, useLanguage } from '@daftar/app-kit/language'
import { choice, chooseUsage } from '../../../shared/told/usage-choice.ts'
import styles from './account.module.css'

/** Language, appearance, and whether use is told; all take effect at once and are kept in this browser. */
export function Preferences() {
  const isPhone = useIsPhone()
  return (
    <div className={styles.choices}>
      <SegmentedChoice
        label={m.common_language()}
        options={[
          { value: 'en', label: <span lang="en">{m.account_language_en()}</span> },
          { value: 'ar', label: <span lang="ar">{m.account_language_ar()}</span> },
        ]}
        value={useLanguage()}
        onValueChange={chooseLanguage}
      />
      <ThemeToggle
        label={m.common_theme()}
        labelHidden={false}
        look={isPhone ? 'icons' : 'words'}
        labels={{
          light: m.common_theme_light(),
          dark: m.common_theme_dark(),
          system: m.common_theme_system(),
        }}
      />
      <Checkbox
        label={m.account_usage()}
        description={m.account_usage_text()}
        checked={useStore(choice())}
        onValueChange={chooseUsage}
      />
    </div>
  )
}
