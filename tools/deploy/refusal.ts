/** Why nothing is published, in words for whoever runs the deployment. */
export class Refusal extends Error {
  override name = "Refusal";
}
