"use client";

import { ErrorScreen } from "@/components/ErrorScreen";

export default function PageError() {
  return <ErrorScreen />;
}
