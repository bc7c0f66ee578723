import { TimeText } from "./TimeText";

/** An hour that stands by itself before what happened then, and its day where it is not the edition's. */
export const Hour = ({ value }: { value: string }) => (
  <span className="hour">
    <TimeText value={value} mode="hour" />
  </span>
);
