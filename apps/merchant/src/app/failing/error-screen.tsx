import { ApiError, NetworkError } from '@daftar/client'
import { errorPageActions, errorPageOf, type ErrorPage as Page } from '@daftar/rules/shell/frame/error-page'
import { Button, buttonClass } from '@daftar/ui/button'
import { ErrorPage } from '@daftar/ui/error-page'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CloudAlert, FileQuestionMark, Lock } from 'lucide-react'
import { useLanguage } from '@daftar/app-kit/language'
import { useServices } from '../../shared/use-services.ts'
import { supportMailbox } from '../../shared/config/public-config.ts'
import { CrashView } from './crash-view.tsx'

/** What stands in place of a screen that could not be loaded or drawn (APP-83 to APP-89, DEC-APP-17). */
export function ErrorScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  useLanguage()
  if (!(error instanceof ApiError || error instanceof NetworkError)) return <CrashView error={error} />
  return <ErrorPageOf page={errorPageOf(statusOf(error))} error={error} onReset={reset} />
}

/** The HTTP status of a failure, 500 for whatever has none (REQ-04). */
function statusOf(error: ApiError | NetworkError): number {
  return error instanceof ApiError ? error.status : 500
}

type Props = { page: Page; error?: ApiError | NetworkError; onReset?: () => void }

export function ErrorPageOf({ page, error, onReset }: Props) {
  const { code, icon, title, text } = faces[page]
  const reference = error instanceof ApiError ? error.requestId : null
  return (
    <ErrorPage
      code={code}
      icon={icon}
      tone={page === 'server_error' ? 'negative' : 'neutral'}
      title={title()}
      actions={errorPageActions[page].map((action) => (
        <Action key={action} action={action} onReset={onReset} />
      ))}
    >
      <p>{text()}</p>
      {reference && page === 'server_error' ? (
        <p>
          <small>
            <Ltr>{m.shell_error_reference({ id: reference })}</Ltr>
          </small>
        </p>
      ) : null}
    </ErrorPage>
  )
}

const faces = {
  forbidden: { code: '403', icon: <Lock />, title: m.shell_forbidden_title, text: m.shell_forbidden_text },
  not_found: {
    code: '404',
    icon: <FileQuestionMark />,
    title: m.shell_not_found_title,
    text: m.shell_not_found_text,
  },
  server_error: {
    code: '500',
    icon: <CloudAlert />,
    title: m.shell_server_error_title,
    text: m.shell_server_error_text,
  },
}

function Action({
  action,
  onReset,
}: {
  action: 'main_page' | 'try_again' | 'contact_support'
  onReset?: () => void
}) {
  const { config } = useServices()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  if (action === 'try_again') {
    const tryAgain = () => {
      reset()
      onReset?.()
      void router.invalidate()
    }
    return (
      <Button variant="primary" onClick={tryAgain}>
        {m.common_try_again()}
      </Button>
    )
  }
  if (action === 'main_page') {
    return (
      <Link href="/" look="bare" className={buttonClass({ variant: 'primary' })}>
        {m.shell_main_page()}
      </Link>
    )
  }
  return (
    <Link href={`mailto:${supportMailbox(config, null)}`} look="bare" className={buttonClass()}>
      {m.common_contact_support()}
    </Link>
  )
}
