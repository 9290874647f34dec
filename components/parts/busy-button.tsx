'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** A busy button swallows presses, which only a client component can. */
export const BusyButton = (props: Omit<ComponentProps<typeof Button>, 'busy'>) => <Button {...props} busy />
