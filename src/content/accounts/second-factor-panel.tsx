'use client';
import type { ReactNode } from 'react';
export function SecondFactorPanel(): ReactNode {
  return null;
}
