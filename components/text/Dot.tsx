/** A dot between two things on a line, for the eye alone. */
export const Dot = () => (
  <>
    {" "}
    <span aria-hidden="true">·</span>{" "}
  </>
);
