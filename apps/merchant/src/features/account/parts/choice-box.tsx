import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Checkbox } from '@daftar/ui/checkbox'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { choose, type Choice } from '../queries.ts'

/**
 * One way of being told of one thing; it is kept as soon as it is pressed, and goes back where that failed.
 */
export function ChoiceBox({ choice }: { choice: Choice }) {
  const { mutate, isPending, variables } = useMutationOnce({
    ...choose(useQueryClient()),
    onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
  })
  return (
    <Checkbox
      label={channelWords[choice.channel]()}
      description={choice.is_fixed ? m.notify_fixed() : undefined}
      checked={isPending && variables ? variables.is_on : choice.is_on}
      disabled={choice.is_fixed}
      onValueChange={(is_on) => mutate({ topic: choice.topic, channel: choice.channel, is_on })}
    />
  )
}

const channelWords = {
  email: m.notify_email,
  inside: m.notify_inside,
  sms: m.notify_sms,
} as const satisfies Record<Choice['channel'], unknown>
