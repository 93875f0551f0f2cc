import { Button } from '@daftar/ui/button'
import { ErrorPage } from '@daftar/ui/error-page'
import { m } from '@daftar/words'

/** The address names a step that nobody knows (AUTH-07, AUTH-08). */
export function UnknownStep({ onBack }: { onBack: () => void }) {
  return (
    <ErrorPage
      code="500"
      tone="negative"
      title={m.shell_server_error_title()}
      actions={
        <Button variant="primary" onClick={onBack}>
          {m.sign_in_start()}
        </Button>
      }
    >
      {m.sign_in_unknown_step()}
    </ErrorPage>
  )
}
