import { Button } from '@daftar/ui/button'
import { IconButton } from '@daftar/ui/icon-button'
import { m } from '@daftar/words'
import { X } from 'lucide-react'
import { useAccount } from '../../shared/session/account.ts'
import { useLanguage } from '@daftar/app-kit/language'
import { useServices } from '../../shared/use-services.ts'
import { openSurvey } from './survey.ts'
import styles from './survey-card.module.css'

/** Asks for an opinion; it can be closed once it was opened (NAV-09 to NAV-12, DEC-NAV-4). */
export function SurveyCard({ closable }: { closable: boolean }) {
  const { hints } = useServices()
  const language = useLanguage()
  const { id } = useAccount()
  function open() {
    hints.remember('surveyVisited')
    openSurvey(id, language)
  }
  return (
    <div className={styles.card}>
      {closable ? (
        <span className={styles.close}>
          <IconButton
            label={m.shell_survey_close()}
            icon={<X />}
            size="small"
            onClick={() => hints.remember('surveyClosed')}
          />
        </span>
      ) : null}
      <strong>{m.shell_survey_title()}</strong>
      <span>{m.shell_survey_text()}</span>
      <Button size="small" onClick={open}>
        {m.shell_survey_open()}
      </Button>
    </div>
  )
}
